import { pages } from '#contract/site/urls.ts';
import { UploadSubmit } from './upload-submit.tsx';

export function ImagesSubmitPage() {
  return (
    <UploadSubmit
      uploadPage={pages.upload.images}
      crumb="Fotos"
      isValid={({ itemImageUploads }) => itemImageUploads.length > 0}
    />
  );
}
