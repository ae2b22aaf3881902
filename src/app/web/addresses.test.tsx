/** Links and steps are checked against the pages there are, when the house is compiled (decision 0041). */
import { useNavigate } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Link } from '#kit/web/ui/link.tsx';

const id = 'abc12345';

function Links() {
  return (
    <>
      <Link to="/search" search={{ type: 'events', priceMax: 20 }} />
      <Link to={`/events/${id}`} hash="map" />
      <ButtonLink to="/auth" search={{ redirect: '/saved', tab: 'signin' }} />
      {/* @ts-expect-error There is no such page. */}
      <Link to="/evnets" />
      {/* @ts-expect-error Nor is there one of such things. */}
      <Link to={`/evnets/${id}`} />
      {/* @ts-expect-error A text that may be anything is no address. */}
      <ButtonLink to={id.toUpperCase()} />
      {/* @ts-expect-error Nothing of this kind is searched. */}
      <Link to="/search" search={{ type: 'evnets' }} />
      {/* @ts-expect-error This page is asked nothing. */}
      <ButtonLink to="/contact-us" search={{ topic: 'sun' }} />
    </>
  );
}

/** Only compiled. */
export function useSteps() {
  const navigate = useNavigate();
  void navigate({ to: '/search', search: { type: 'jobs' } });
  // @ts-expect-error There is no such page.
  void navigate({ to: '/evnets' });
  // @ts-expect-error Nothing of this kind is searched.
  void navigate({ to: '/search', search: { type: 'evnets' } });
}

it('a link writes its address and what it asks', () => {
  renderPage(<Links />);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs.slice(0, 3)).toEqual([
    '/search?type=events&priceMax=20',
    `/events/${id}#map`,
    '/auth?redirect=%2Fsaved&tab=signin',
  ]);
});
