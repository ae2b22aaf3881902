/** Advertising inquiries: closed sets (specification section 3); custom stands for a quote request. */
export const advertisedBusinessTypes = [
  'restaurant',
  'bar',
  'hotel',
  'tour',
  'retail',
  'entertainment',
  'other',
] as const;
export const currentMarketings = ['none', 'social', 'traditional', 'online', 'mixed'] as const;
export const advertisingBudgets = ['under-200', '200-500', '500-1000', '1000-2000', 'over-2000'] as const;

/** A quote request is an inquiry with these words in it (specification section 3). */
export const quoteRequest = {
  businessName: 'Custom Quote Request',
  businessType: 'custom',
  budget: 'custom',
  goals: 'Custom enterprise solution',
} as const;
