import { createRoute } from '@tanstack/react-router';
import { pageHead } from './head.ts';
import { parent } from './root-route.ts';
import { shownPage } from './shown-page.ts';

const uploadList = createRoute({
  ...parent,
  path: '/upload/list',
  ...shownPage('upload/list-page.tsx', () => import('./pages/upload/list-page.tsx'), 'ListPage'),
  head: () =>
    pageHead({
      title: 'Geräteliste hochladen',
      description:
        'Viele Geräte auf einmal verkaufen: Liste aus der Inventarverwaltung hochladen, Kaufpreisgebot erhalten.',
    }),
});

const uploadListSubmit = createRoute({
  ...parent,
  path: '/upload/list/submit',
  ...shownPage('upload/list-submit-page.tsx', () => import('./pages/upload/list-submit-page.tsx'), 'ListSubmitPage'),
  head: () => pageHead({ title: 'Kaufpreis anfragen', noindex: true }),
});

const uploadImages = createRoute({
  ...parent,
  path: '/upload/images',
  ...shownPage('upload/images-page.tsx', () => import('./pages/upload/images-page.tsx'), 'ImagesPage'),
  head: () =>
    pageHead({
      title: 'Fotos schicken',
      description: 'Gebrauchte IT verkaufen, ohne jedes Gerät zu benennen: Fotos hochladen, Kaufpreisgebot erhalten.',
    }),
});

const uploadImagesSubmit = createRoute({
  ...parent,
  path: '/upload/images/submit',
  ...shownPage(
    'upload/images-submit-page.tsx',
    () => import('./pages/upload/images-submit-page.tsx'),
    'ImagesSubmitPage',
  ),
  head: () => pageHead({ title: 'Kaufpreis anfragen', noindex: true }),
});

/** The ways into an inquiry by a file. */
export const uploadRoutes = [uploadList, uploadListSubmit, uploadImages, uploadImagesSubmit] as const;
