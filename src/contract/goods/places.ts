import { z } from 'zod';

/** Answer of GET /selfservice/api/places/{postcode}: the municipalities that share the postcode, none where it is not known. */
export const placesAnswerSchema = z.strictObject({ places: z.array(z.string()).readonly() });

/** Address of that call. It stands here because the tree of addresses is in every first load, and few pages ask for places. */
export const placesUrl = (postcode: string) => `/selfservice/api/places/${encodeURIComponent(postcode)}`;
