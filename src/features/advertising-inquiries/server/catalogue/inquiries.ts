/** Who asked about advertising in the demo town: invented, one of them for a quote. */
import { quoteRequest } from '../../rules.ts';
import type { advertisingInquiries } from '../table.ts';

type Row = typeof advertisingInquiries.$inferInsert;
type Asked = Omit<Row, 'id' | 'email' | 'submittedAt'> & { readonly hoursAgo: number };

export const inquiries: readonly Asked[] = [
  {
    businessName: 'Gelateria Punta del Cavall',
    contactName: 'Ornella Baldi',
    businessType: 'restaurant',
    location: 'Levante',
    currentMarketing: 'social',
    budget: '200-500',
    goals: 'More guests after nine in the evening',
    message: 'We have a second window on the side street and nobody knows.',
    language: 'en',
    hoursAgo: 7,
  },
  {
    businessName: 'Excursiones Aitana',
    contactName: 'Salvador Devís',
    businessType: 'tour',
    location: 'Rincón de Loix',
    currentMarketing: 'traditional',
    budget: '500-1000',
    goals: 'Llenar los martes',
    language: 'es',
    hoursAgo: 33,
  },
  {
    ...quoteRequest,
    contactName: null,
    message: 'Three hotels, one campaign for the winter months.',
    language: 'en',
    hoursAgo: 60,
    status: 'in_progress',
    adminNotes: 'A call is set for Thursday.',
  },
  {
    businessName: 'Ópera a la Fresca',
    contactName: 'Montserrat Grau',
    businessType: 'entertainment',
    location: 'La Cala',
    currentMarketing: 'mixed',
    budget: '1000-2000',
    goals: 'Vender los dos últimos domingos',
    language: 'es',
    hoursAgo: 240,
    status: 'done',
  },
];
