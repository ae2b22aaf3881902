/** Business inquiries: what a firm can be listed as (specification section 2, /business-inquiry). */
import { oneOfEach, type OneOf } from '#features/listings/kinds.ts';
import type { FormShape } from '#kit/shared/form-shape.ts';

export const inquiryTypes = oneOfEach;
export type InquiryType = OneOf;

/** All of it is asked for, except a website (specification section 5). */
export const inquiryForm = {
  fields: ['businessType', 'businessName', 'contactName', 'email', 'phone', 'location', 'website', 'description'],
  required: ['businessType', 'businessName', 'contactName', 'email', 'phone', 'location', 'description'],
  emails: ['email'],
  links: ['website'],
} as const satisfies FormShape<string>;

/** How tall the box for the description is (specification section 5). */
export const descriptionRows = 6;
