import { z } from 'zod';

/** Answer of GET /selfservice/api/places/{postcode}: the municipalities that share the postcode, none where it is not known. */
export const placesAnswerSchema = z.strictObject({ places: z.array(z.string()).readonly() });
