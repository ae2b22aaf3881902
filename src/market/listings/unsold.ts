/** Why what has a price is not sold, as listings tell it. */
import { z } from 'zod';

export const unsold = {
  /** It is nobody's yet: nothing of it is sold for money (decision 0046). */
  ownerless: z.boolean(),
  /** Its owner has not said who sells: it is not sold for money until they do (decision 0085). */
  sellerUnknown: z.literal(true).optional(),
  /** Its owner can't be paid yet: it is not sold for money until they can (decision 0091). */
  ownerUnpayable: z.literal(true).optional(),
};
