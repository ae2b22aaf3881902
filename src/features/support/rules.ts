/** Support: closed sets (specification section 3). */
export const contactPriorities = ['low', 'normal', 'high', 'urgent'] as const;
export const issueTypes = ['technical', 'payment', 'safety', 'user', 'other'] as const;
export const issueUrgencies = ['low', 'medium', 'high', 'critical'] as const;
