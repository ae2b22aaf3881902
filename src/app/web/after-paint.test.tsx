import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layOutScript } from '#kit/web/lay-out.ts';
import { afterPaint, afterPaintScript } from './after-paint.ts';

const manifest = {
  routes: {
    __root__: {
      preloads: ['/assets/house.js'],
      scripts: [{ attrs: { type: 'module', async: true, src: '/assets/index.js' } }],
      css: ['/assets/house.css'],
    },
    '/': { preloads: ['/assets/home.js', { href: '/assets/house.js' }] },
    '/search': { preloads: ['/assets/search.js'] },
  },
};

it('names the modules of a page without asking for them, and leaves its styles', () => {
  const { routes } = afterPaint(manifest, ['__root__', '/']);
  expect(routes['__root__']).toEqual({
    css: ['/assets/house.css'],
    scripts: [
      {
        attrs: {
          type: 'module',
          async: true,
          'data-src': '/assets/index.js',
          'data-with': '/assets/house.js /assets/home.js',
        },
        children: '',
      },
    ],
  });
  expect(routes['/']).toEqual({});
});

describe('the script in the head', () => {
  let isHidden = false;
  const entry = () => document.querySelector<HTMLScriptElement>('script[data-src]');
  const asked = () =>
    [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

  function run(text: string): void {
    const script = document.createElement('script');
    script.textContent = text;
    document.head.append(script);
    script.remove();
  }

  function begin(): void {
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
    // An address of no type that would be run.
    document.body.innerHTML = '<script type="text/plain" data-src="/assets/index.js" data-with="/a.js /b.js"></script>';
    run(afterPaintScript);
  }

  afterEach(() => {
    isHidden = false;
    document.head.querySelectorAll('link[rel=modulepreload]').forEach((link) => link.remove());
    document.body.innerHTML = '';
  });

  it('asks for nothing before, and then for everything, once', () => {
    begin();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(entry()?.getAttribute('src')).toBeNull();
    window.dispatchEvent(new Event('load'));
    window.dispatchEvent(new Event('load'));
    expect(entry()?.getAttribute('src')).toBe('/assets/index.js');
    expect(asked()).toEqual(['/a.js', '/b.js']);
  });

  it('asks for many a few at a time, and in the end for all', async () => {
    begin();
    const all = Array.from({ length: 20 }, (_, i) => `/${i}.js`);
    entry()?.setAttribute('data-with', all.join(' '));
    window.dispatchEvent(new Event('load'));
    expect(asked()).toEqual(all.slice(0, 8));
    await expect.poll(asked).toEqual(all);
  });

  it.each(['load', 'pointerdown', 'keydown'])('waits no longer for a paint than to %s', (sign) => {
    begin();
    window.dispatchEvent(new Event(sign));
    expect(entry()?.getAttribute('src')).toBe('/assets/index.js');
  });

  describe('where the browser tells of paints', () => {
    // In the window that the script sees; signs come by way of the document, which is the same.
    const observed = `self.waiting = self.setTimeout;
      self.setTimeout = (act, ms) => document.addEventListener('after ' + ms, act);
      self.PerformanceObserver = class {
        static supportedEntryTypes = ['navigation', 'paint'];
        constructor(tell) { document.addEventListener('paint', () => tell({ getEntriesByName: (name) => [name] })) }
        observe() {}
      }`;
    beforeEach(() => run(observed));
    afterEach(() => run('self.setTimeout = self.waiting; delete self.waiting; delete self.PerformanceObserver'));

    it.each(['paint', 'after 2000'])('loading all files is no sign, but %s is', (sign) => {
      begin();
      window.dispatchEvent(new Event('load'));
      expect(entry()?.getAttribute('src')).toBeNull();
      document.dispatchEvent(new Event(sign));
      expect(entry()?.getAttribute('src')).toBe('/assets/index.js');
    });
  });

  describe('of a page that is drawn for a phone’s first window alone', () => {
    const { dataset } = document.documentElement;
    // In the window that the script sees.
    const opened = (type: string, width = 412) =>
      run(`performance.getEntriesByType = () => [{ type: '${type}' }];
        Object.defineProperty(screen, 'width', { value: ${width}, configurable: true })`);
    afterEach(() => {
      run('delete performance.getEntriesByType; delete screen.width');
      delete dataset['unpainted'];
      delete dataset['wanted'];
    });

    it('draws the rest when that was painted', async () => {
      opened('navigate');
      run(layOutScript);
      expect(dataset).toHaveProperty('unpainted');
      begin();
      window.dispatchEvent(new Event('load'));
      await expect.poll(() => dataset).not.toHaveProperty('unpainted');
    });

    it.each(['reload', 'back_forward'])('draws all of it at once after a %s', (type) => {
      opened(type);
      run(layOutScript);
      expect(dataset).not.toHaveProperty('unpainted');
      expect(dataset).toHaveProperty('wanted');
    });

    it('draws all of it on a screen that shows more', () => {
      opened('navigate', 1280);
      run(layOutScript);
      expect(dataset).not.toHaveProperty('unpainted');
    });
  });

  it('waits for none in a tab that is not seen', () => {
    isHidden = true;
    begin();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(entry()?.getAttribute('src')).toBe('/assets/index.js');
  });
});
