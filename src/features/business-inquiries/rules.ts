/** Business inquiries: what a firm can be listed as (specification section 2, /business-inquiry). */
import type { FormShape } from '#kit/shared/form-shape.ts';

export const inquiryTypes = ['event', 'rental', 'business', 'job'] as const;
export type InquiryType = (typeof inquiryTypes)[number];

/** All of it is asked for, except a website (specification section 5). */
export const inquiryForm = {
  fields: ['businessType', 'businessName', 'contactName', 'email', 'phone', 'location', 'website', 'description'],
  required: ['businessType', 'businessName', 'contactName', 'email', 'phone', 'location', 'description'],
  emails: ['email'],
  links: ['website'],
} as const satisfies FormShape<string>;

/** How tall the box for the description is (specification section 5). */
export const descriptionRows = 6;
