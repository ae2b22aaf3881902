/** What an admin who means well sends from the desk: the sound bodies that hostile.test.ts spoils. */
const aChange = () => ({ status: 'done', admin_notes: 'N', version: 1 });
const aProspect = () => ({
  name: 'N',
  description: 'D',
  category: 'bar',
  location: 'L',
  address: 'A',
  contact_email: 'a@b.example',
  contact_phone: '600000000',
  website: 'https://a.example/',
  priority_score: 7,
  advertising_budget: '900',
  contact_status: 'contacted',
  notes: 'N',
});

const aSynonym = () => ({ words: 'vespa', meaning: 'scooter', category: 'rentals/bike', language: 'all' });

const anAnswer = () => ({ text: 'T', version: 1 });
const someDecided = () => ({ decision: 'rejected', note: 'N', items: [{ id: 'AbCdEfGhJkLmNpQr', version: 1 }] });

export const inboxAndProspects: Record<string, () => Record<string, unknown>> = {
  'POST /api/admin/listing-changes/decisions': someDecided,
  'POST /api/submissions/decisions': someDecided,
  'POST /api/contact-messages/{id}/answers': anAnswer,
  'POST /api/issue-reports/{id}/answers': anAnswer,
  'PATCH /api/contact-messages/{id}': aChange,
  'PATCH /api/issue-reports/{id}': aChange,
  'PATCH /api/business-inquiries/{id}': aChange,
  'PATCH /api/advertising-inquiries/{id}': aChange,
  'POST /api/prospect-businesses': aProspect,
  'PUT /api/holiday-requests/{id}/notes': () => ({ admin_notes: 'N', version: 1 }),
  'POST /api/admin/seller-reports': () => ({ year: 2025 }),
  'PUT /api/prospect-businesses/{id}': () => ({ ...aProspect(), version: 1 }),
  'POST /api/admin/listing-imports/{id}/steps': () => ({ step: 'import' }),
  'PUT /api/admin/tax-issuers/{id}': () => ({ mode: 'test', version: 1 }),
  'POST /api/admin/tax-records/{id}/repair': () => ({ recipient: 'registered' }),
  'POST /api/admin/search-synonyms': aSynonym,
  'PUT /api/admin/search-synonyms/{id}': () => ({ ...aSynonym(), version: 1 }),
};
