import { createRoute } from '@tanstack/react-router';
import { pageTable } from '#contract/site/page-table.ts';
import { parent } from './root-route.ts';
import { shownPage } from './shown-page.ts';

const { upload, deviceScripts } = pageTable;

const uploadList = createRoute({
  ...parent,
  ...shownPage(upload.list, () => import('./pages/upload/list-page.tsx'), 'ListPage'),
});

const uploadListSubmit = createRoute({
  ...parent,
  ...shownPage(upload.listSubmit, () => import('./pages/upload/list-submit-page.tsx'), 'ListSubmitPage'),
});

const uploadImages = createRoute({
  ...parent,
  ...shownPage(upload.images, () => import('./pages/upload/images-page.tsx'), 'ImagesPage'),
});

const uploadImagesSubmit = createRoute({
  ...parent,
  ...shownPage(upload.imagesSubmit, () => import('./pages/upload/images-submit-page.tsx'), 'ImagesSubmitPage'),
});

const readOut = createRoute({
  ...parent,
  ...shownPage(deviceScripts, () => import('./pages/device-scripts/device-scripts-page.tsx'), 'DeviceScriptsPage'),
});

/** The ways into an inquiry by a file, and by what the helper script writes. */
export const uploadPageRoutes = [uploadList, uploadListSubmit, uploadImages, uploadImagesSubmit, readOut] as const;
