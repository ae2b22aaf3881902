import { createFileRoute } from '@tanstack/react-router';
import { safetyEn } from '#features/support/safety.en.ts';
import { safetyEs } from '#features/support/safety.es.ts';
import { SafetyAdvice } from '#features/support/web/safety-advice.tsx';
import { headAt } from '#market/pages/web/head.ts';

export const Route = createFileRoute('/safety-tips')({
  loader: ({ context: { language } }) => {
    const { title, description } = language === 'es' ? safetyEs : safetyEn;
    return { title, description };
  },
  head: headAt('/safety-tips', 'lifebuoy'),
  component: SafetyAdvice,
});
