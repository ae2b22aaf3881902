/** Business inquiries: what a firm can be listed as (specification section 2, /business-inquiry). */
import { oneOfEach } from '#features/listings/kinds.ts';

export const inquiryTypes = oneOfEach;

/** How tall the box for the description is (specification section 5). */
export const descriptionRows = 6;
