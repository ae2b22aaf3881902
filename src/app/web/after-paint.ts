import type { AnyRouter } from '@tanstack/react-router';

type Manifest = NonNullable<NonNullable<AnyRouter['ssr']>['manifest']>;
type Script = NonNullable<Manifest['routes'][string]['scripts']>[number];

/**
 * What a page shows comes before what makes it answer: on a slow line the script would take its share from the styles,
 * the letters and the picture that are looked at. So the server names the page's modules without asking for them, and
 * this asks when the page has been painted; at once where nothing is painted (a tab in the background) or somebody
 * presses already. A page of few files has loaded before it is painted, so `load` is the sign only where the browser does
 * not tell of paints; elsewhere it is waited for two seconds more. What was pressed meanwhile is told again
 * (kit/web/early-press.ts). Eight modules are asked for at a time: forty at once hold up a phone for a tenth of a second.
 * What lies below a phone's first window is drawn then as well (kit/web/lay-out.ts), after a second frame that may have
 * the picture. Runs in the head. Kept as text and free of anything that varies: its hash stands in the CSP.
 */
export const afterPaintScript = `(function(){var d=document,go=d.hidden,done;function ask(){var s=go&&!done&&d.readyState!='loading'&&d.querySelector('script[data-src]');if(!s)return;done=1;var n=s.dataset.with.split(' ');s.src=s.dataset.src;(function more(){n.splice(0,8).forEach(function(a){var l=d.createElement('link');l.rel='modulepreload';l.href=a;d.head.append(l)});if(n.length)setTimeout(more)})()}function now(){go=1;ask();requestAnimationFrame(function(){setTimeout(function(){delete d.documentElement.dataset.unpainted})})}d.addEventListener('DOMContentLoaded',ask);addEventListener('pointerdown',now,true);addEventListener('keydown',now,true);var p=self.PerformanceObserver,told=p&&(p.supportedEntryTypes||[]).indexOf('paint')>=0;if(told)new p(function(l){if(l.getEntriesByName('first-contentful-paint').length)now()}).observe({type:'paint',buffered:true});addEventListener('load',function(){told?setTimeout(now,2e3):now()})})()`;

/**
 * The page's files as the server writes them: the same styles, and its modules only named, for `afterPaintScript`. The
 * browser is given them as they are, and finds them so when React brings the page to life.
 */
export function afterPaint(manifest: Manifest, routeIds: readonly string[]): Manifest {
  const preloads = routeIds.flatMap((id) => manifest.routes[id]?.preloads ?? []);
  const all = preloads.map((link) => (typeof link === 'string' ? link : link.href));
  const named = [...new Set(all)].join(' ');
  const patient = (script: Script): Script => {
    const { src, ...attrs } = script.attrs ?? {};
    // Without anything inside, Start would not write a script that has no address.
    return typeof src === 'string'
      ? { ...script, attrs: { ...attrs, 'data-src': src, 'data-with': named }, children: '' }
      : script;
  };
  const routes = Object.entries(manifest.routes).map(([id, { preloads: _, scripts, ...route }]) => [
    id,
    scripts === undefined ? route : { ...route, scripts: scripts.map(patient) },
  ]);
  return { ...manifest, routes: Object.fromEntries(routes) as Manifest['routes'] };
}
