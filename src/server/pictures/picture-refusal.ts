/** Why a picture is not kept, by the code that the caller is told. */
export class PictureRefusal extends Error {
  readonly code: 'uploadBroken' | 'uploadTooManyPixels';

  constructor(code: PictureRefusal['code']) {
    super(code);
    this.name = 'PictureRefusal';
    this.code = code;
  }
}
