import { createFileRoute } from '@tanstack/react-router';
import { safety } from '#features/support/safety.ts';
import { SafetyAdvice } from '#features/support/web/safety-advice.tsx';
import { headAt } from '#market/pages/web/head.ts';

export const Route = createFileRoute('/safety-tips')({
  loader: ({ context: { language } }) => {
    const { title, description } = safety[language];
    return { title, description };
  },
  head: headAt('/safety-tips', 'lifebuoy'),
  component: SafetyAdvice,
});
