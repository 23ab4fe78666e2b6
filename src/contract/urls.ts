const segment = encodeURIComponent;

/** Places on the page of an offer that links lead to: what is to be done now, its documents. */
export type OfferPlaceName = 'jetzt' | 'unterlagen';

/** Addresses of the pages, each with its trailing slash. */
export const pages = {
  home: '/',
  notFound: '/404/',
  wizard: {
    start: '/wizard/',
    item: (id: string) => `/wizard/${segment(id)}/`,
    freetext: (id: string, freetext: string) => `/wizard/${segment(id)}/${segment(freetext)}/`,
  },
  upload: {
    list: '/upload/list/',
    listSubmit: '/upload/list/submit/',
    images: '/upload/images/',
    imagesSubmit: '/upload/images/submit/',
  },
  basket: {
    show: '/basket/',
    submit: '/basket/submit/',
    submitted: (offerId: string) => `/basket/submitted/${segment(offerId)}/`,
  },
  cockpit: {
    list: '/cockpit/',
    offer: (offerId: string, place?: OfferPlaceName) =>
      `/cockpit/${segment(offerId)}/${place === undefined ? '' : `#${place}`}`,
    packing: (offerId: string) => `/cockpit/${segment(offerId)}/packliste/`,
  },
  /** The state of one offer for whoever has a mail about it, without an account. */
  status: (token: string) => `/status/${segment(token)}/`,
  account: {
    login: '/kundenportal/anmeldung/',
    register: '/kundenportal/registrierung/',
    forgotPassword: '/kundenportal/passwort-vergessen/',
    resetPassword: (token: string) => `/kundenportal/passwort-zuruecksetzen/${segment(token)}/`,
    confirmEmail: (token: string) => `/kundenportal/email-bestaetigen/${segment(token)}/`,
    profile: '/kundenportal/profil/',
  },
  blog: '/blog/',
  blogPost: (id: string | number, slug: string) => `/blog/${segment(id)}/${segment(slug)}/`,
  about: '/ueber-uns/',
  history: '/ueber-uns/geschichte/',
  vision: '/ueber-uns/vision-und-mission/',
  faq: '/hilfe/faq/',
  howItWorks: '/hilfe/so-laeufts-ab/',
  packaging: '/hilfe/so-laeufts-ab/verpackungsvideos/',
  contact: '/kontakt/',
  terms: '/agb/',
  dataProcessing: '/auftragsverarbeitung/',
  privacy: '/datenschutz/',
  cookies: '/cookie-hinweise/',
  imprint: '/impressum/',
  accessibility: '/barrierefreiheit/',
} as const;

/** Addresses of the calls; names are the specification's, unchanged. */
export const api = {
  selfservice: {
    wizardEntries: '/selfservice/api/wizard/entries',
    wizardProperties: '/selfservice/api/wizard/properties',
    /** The catalogue's pages for the search, without ids and options. */
    wizardSearch: '/selfservice/api/wizard/search',
    listOffers: '/selfservice/api/listOffers',
    /** How many of the seller's offers each choice of the list shows. */
    countOffers: '/selfservice/api/countOffers',
    readOffer: (offerId: string) => `/selfservice/api/readOffer/${segment(offerId)}`,
    /** Every action on an offer has the same form: its name, then the offer. */
    offerAction: (action: string, offerId: string) => `/selfservice/api/${action}/${segment(offerId)}`,
    socket: '/selfservice/api/socket',
    contact: '/selfservice/api/contact',
    consent: '/selfservice/api/consent',
    pageView: '/selfservice/api/matomo',
  },
  auth: {
    registerAccount: '/auth/api/registerAccount',
    sendEmailConfirmation: '/auth/api/sendEmailConfirmation',
    confirmEmail: '/auth/api/confirmEmail',
    recoverPassword: '/auth/api/recoverPassword',
    resetPassword: '/auth/api/resetPassword',
    updateAccount: '/auth/api/updateAccount',
    login: '/auth/api/login',
    logout: '/auth/api/logout',
    currentUser: '/auth/api/currentUser',
  },
  cms: {
    posts: '/cms/items/blog_posts',
    post: (id: string) => `/cms/items/blog_posts/${segment(id)}`,
  },
  /** What programs read of the blog (RSS 2.0). */
  feed: '/blog/feed.xml',
  contentPicture: (name: string) => `/assets/pictures/${segment(name)}`,
  pageData: (path: string) => `/assets/data${path}index.json`,
} as const;
