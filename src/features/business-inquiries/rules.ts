/** Business inquiries: what a firm can be listed as (specification section 2, /business-inquiry). */
export const inquiryTypes = ['event', 'rental', 'business', 'job'] as const;
export type InquiryType = (typeof inquiryTypes)[number];
