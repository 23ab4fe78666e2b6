import { pages } from '#contract/site/urls.ts';
import { UploadSubmit } from './upload-submit.tsx';

export function ListSubmitPage() {
  return (
    <UploadSubmit
      uploadPage={pages.upload.list}
      crumb="Geräteliste"
      isValid={({ itemsListUpload }) => itemsListUpload !== null}
    />
  );
}
