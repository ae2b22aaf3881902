/** Each component's styles lie beside it, and no file styles what is another's (decision 0038). */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namesOf, readModules, typesOf, typesPath } from '../../scripts/style-types.ts';
import {
  dressedForSome,
  drivenUnasked,
  movedByTouch,
  partedWords,
  popoversAsGrids,
  scrolledSheets,
  shrunkBeforeMeasured,
  withoutTwin,
} from './engines.ts';
import {
  askedBy,
  classesIn,
  inPixels,
  drawing,
  feltEverywhere,
  looseSheets,
  reachingOut,
  saidInOneInking,
  saidInOneLanguage,
  smallFields,
  shared,
  titlesByThemselves,
  unbounded,
  variablesAsked,
  variablesSet,
  writtenIn,
} from './stylesheets.ts';
import { projectRoot, readTree } from './tree.ts';

const sheets = globSync('src/**/*.css', { cwd: projectRoot }).map((path) => path.replaceAll('\\', '/'));
const textOf = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const modules = readModules();
const names = await namesOf(modules);
const sources = drawing(readTree('src'));
const asked = sources.map(([path, source]) => askedBy(path, source));
const ofTheHouse = sheets.filter((path) => !path.endsWith('.module.css'));
const houseClasses = new Set(ofTheHouse.flatMap((path) => [...classesIn(textOf(path))]));

describe('the styles of the house', () => {
  it('are global in app/web/styles only', () => {
    expect(looseSheets(sheets)).toEqual([]);
    expect([...houseClasses].toSorted()).toEqual(['horizon', 'i', 'sr-only', 'tower', 'tower-s', 'wrap']);
  });

  it('come before those of any part: they say the order of the layers', () => {
    const [first] = /^import .*$/m.exec(textOf('src/app/web/router.tsx')) ?? [];
    expect(first).toBe("import './styles.css';");
  });

  it('give every class one owner', () => {
    const owned = sheets.flatMap((path) => [...classesIn(textOf(path))].map((name) => [path, name] as const));
    expect(owned.length).toBeGreaterThan(600);
    expect(shared(owned)).toEqual([]);
  });

  it('call every module by a name of its own', () => {
    expect(shared([...modules.keys()].map((path) => [path, basename(path)] as const))).toEqual([]);
  });

  it.each([...modules])('%s reaches for no class from outside', (_, css) => {
    expect(reachingOut(css)).toEqual([]);
  });

  it('write no field smaller than an iPhone reads it without enlarging the page', () => {
    expect(sheets.flatMap((path) => smallFields(textOf(path)).map((selector) => `${path} ${selector}`))).toEqual([]);
    expect(smallFields('@layer a { .tools select, .b { top: 0; font-size: 0.9375rem; } }')).toEqual([
      '.tools select, .b',
    ]);
    expect(
      smallFields(
        '.chat-input { font: 600 0.875rem/1 x } .a input { font-size: 1rem } .b > label { font-size: 0.5rem }',
      ),
    ).toEqual(['.chat-input']);
  });

  it('ask no element at all for an attribute within it: each letter typed would cost as much as the whole page', () => {
    expect(sheets.flatMap((path) => feltEverywhere(textOf(path)).map((selector) => `${path} ${selector}`))).toEqual([]);
    const asking = ['form > div:has(label):not(:has([name]))', '.form > :has([name])', 'p, :has([value])'];
    expect(asking.flatMap((selector) => feltEverywhere(`@media (x) { ${selector} { top: 0 } }`))).toEqual(asking);
    const fine = ".form:has([value='a']:checked) > [data-field='b'], .a:not(:has([name])), div:has(> label)";
    expect(feltEverywhere(`${fine} { top: 0 }`)).toEqual([]);
  });

  it('ask for no variable that nobody sets: its whole line would count for nothing', () => {
    const set = new Set([...sheets.map(textOf), ...sources.map(([, source]) => source)].flatMap(variablesSet));
    const unset = sheets.flatMap((path) => variablesAsked(textOf(path)).filter((name) => !set.has(name)));
    // Those of a toast are set by the library that lets it be swiped away.
    expect(unset.filter((name) => !name.startsWith('--toast-swipe-movement-'))).toEqual([]);
    expect(variablesAsked('a { color: var(--gone); top: var(--kept, 4px) }')).toEqual(['--gone']);
    expect(variablesSet("a { --here: 1px } style={{ '--there': 2 }}")).toEqual(['--here', '--there']);
  });

  it('balance the lines of every title in one place', () => {
    const said = sheets.flatMap((path) => titlesByThemselves(textOf(path)).map((name) => `${basename(path)}: ${name}`));
    expect(said).toEqual(['base.css: :is(h1, h2, h3, h4),\n  .tower,\n  .tower-s']);
    expect(titlesByThemselves('.a h3 { top: 0; text-wrap: pretty } .b p { text-wrap: balance }')).toEqual(['.a h3']);
  });

  it('have the same colours in every language', () => {
    expect(sheets.flatMap((path) => saidInOneLanguage(textOf(path)))).toEqual([]);
  });

  it('have the same sizes in both inkings', () => {
    const said = sheets.flatMap((path) => saidInOneInking(textOf(path)).map((name) => `${basename(path)}: ${name}`));
    // A picture in two inkings is shown in one, and a narrow dial has its one button for the other hour: as large as each other.
    expect(said).toEqual(expect.arrayContaining(['base.css: display', 'theme-dial.module.css: display']));
    expect(said.filter((one) => !/^(?:base\.css|theme-dial\.module\.css): display$/.test(one))).toEqual([]);
  });

  it('are driven by what scrolls only where the browser knows of it', () => {
    expect(sheets.flatMap((path) => drivenUnasked(textOf(path)))).toEqual([]);
  });

  it('move under a hand, and stay where they are under a finger', () => {
    expect(sheets.flatMap((path) => movedByTouch(textOf(path)))).toEqual([]);
  });

  it('say by its own name what they say by that of one browser', () => {
    expect(sheets.flatMap((path) => withoutTwin(textOf(path)).map((name) => `${basename(path)}: ${name}`))).toEqual([]);
  });

  it('shrink nothing to letters that are measured in their box, part no word that has room, lay no popover out as a grid, and hide nothing of a sheet that Firefox would scroll to', () => {
    const found = sheets.flatMap((path) => {
      const css = textOf(path);
      const unlike = [shrunkBeforeMeasured(css), partedWords(css), popoversAsGrids(css), scrolledSheets(css)];
      return unlike.flat().map((name) => `${basename(path)}: ${name}`);
    });
    expect(found).toEqual([]);
  });

  it('dress a part of a control in every browser or in none', () => {
    // The reset gives those of Chrome and Safari a height; Firefox asks for none.
    const some = sheets.flatMap((path) => dressedForSome(textOf(path)).map((part) => `${basename(path)}: ${part}`));
    expect(some).toEqual(['reset.css: ::-webkit-inner-spin-button']);
  });

  it('have letters that follow those somebody set in their browser, and windows that are measured in them', () => {
    expect(sheets.flatMap((path) => inPixels(textOf(path)).map((text) => `${basename(path)}: ${text}`))).toEqual([]);
    expect(sheets.flatMap((path) => unbounded(textOf(path)).map((text) => `${basename(path)}: ${text}`))).toEqual([]);
  });

  it('are known to the type checker: `npm run style-types` wrote them down', () => {
    expect(textOf(typesPath)).toBe(typesOf(names));
  });

  it('are asked for by name', () => {
    expect(asked.flatMap(({ faults }) => faults)).toEqual([]);
  });

  it('have no class that nobody asks for', () => {
    const used = new Set(asked.flatMap((one) => [...one.used]));
    const declared = [...names].flatMap(([path, classes]) => classes.map((name) => `${path}#${name}`));
    expect(declared.filter((name) => !used.has(name))).toEqual([]);
    expect([...used].filter((name) => !declared.includes(name))).toEqual([]);
  });

  it('are written as text only where they are the house’s own', () => {
    const strangers = sources.flatMap(([path, source]) =>
      writtenIn(path, source)
        .filter((name) => !houseClasses.has(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(strangers).toEqual([]);
  });
});

describe('the law sees', () => {
  const card = 'src/features/events/web/card.tsx';

  it('a sheet that is nobody’s module', () => {
    expect(looseSheets(['src/app/web/styles/base.css', 'src/kit/web/ui/a.module.css', 'src/kit/web/ui/b.css'])).toEqual(
      ['src/kit/web/ui/b.css'],
    );
  });

  it('the classes of a sheet, in every selector and in no comment or value', () => {
    const css = `/* .not */ @media (x) { .a > .b:not(.c-d) { margin: .5em; content: '.e'; } } .f :global(.g) {}`;
    expect([...classesIn(css)]).toEqual(['a', 'b', 'c-d', 'f']);
  });

  it('a class that two files style', () => {
    const owned = [
      ['a.css', 'btn'],
      ['a.css', 'disc'],
      ['b.css', 'btn'],
    ] as const;
    expect(shared(owned)).toEqual(['btn: a.css and b.css']);
  });

  it('a way round by :global', () => {
    expect(reachingOut('.a :global(.btn) {} .b :global(.maplibregl-canvas) {} :global .c {}')).toEqual([
      ':global(.btn)',
      ':global .c',
    ]);
  });

  it('a colour of one language', () => {
    const css =
      '.a h1:lang(es) { font-size: 4px; padding: 0; color: red } [lang=en] .b { opacity: .5 } .c { color: red }';
    expect(saidInOneLanguage(css)).toEqual(['color', 'opacity']);
  });

  it('a size of one inking', () => {
    const css =
      "[data-theme='night'] .a { color: red; /* a: b */ padding: 0 } .b:not([data-theme='day'] *) { width: 1px }";
    expect(saidInOneInking(css)).toEqual(['padding', 'width']);
  });

  it('an animation that would run by itself where nothing can drive it', () => {
    const driven = (name: string) => `.${name} { color: red; animation-timeline: scroll(self) }`;
    const css = `${driven('a')} @media (x) { ${driven('b')} } @supports (animation-timeline: scroll()) { ${driven('c')} }`;
    expect(drivenUnasked(css)).toEqual(['.a', '.b']);
  });

  it('a part that a tap leaves lifted', () => {
    const lifted = (name: string) => `.${name}:hover b { translate: 0 4px }`;
    const css = `${lifted('a')} @media (x) { ${lifted('b')} } @media (hover: hover) { ${lifted('c')} } .d:hover { color: red }`;
    expect(movedByTouch(css)).toEqual(['.a:hover b', '.b:hover b']);
  });

  it('a property of one browser', () => {
    const css = '.a { -webkit-mask: none; -webkit-line-clamp: 2 } .b { -moz-appearance: none; appearance: none }';
    expect(withoutTwin(css)).toEqual(['-webkit-mask']);
  });

  it('a column as narrow as letters that WebKit measures too late, and words that Firefox parts', () => {
    const column = '.a { flex-direction: column; align-items: center } .b { align-items: center }';
    expect(shrunkBeforeMeasured(column)).toEqual([]);
    expect(shrunkBeforeMeasured(`${column} .c { font-size: min(2rem, 30cqi) }`)).toEqual(['.a']);
    expect(partedWords('.a { hyphens: auto } .b { hyphens: manual }')).toEqual(['.a']);
  });

  it('a popover that WebKit makes as high as the window', () => {
    expect(popoversAsGrids('.a:popover-open { display: grid } .b:popover-open { display: flex }')).toEqual([
      '.a:popover-open',
    ]);
  });

  it('a sheet that Firefox scrolls to a field', () => {
    const sheet =
      '.a { position: fixed; overflow: hidden } .b { position: fixed; overflow: clip } .c { overflow: hidden }';
    expect(scrolledSheets(sheet)).toEqual(['.a']);
  });

  it('a bar that Firefox draws as it likes', () => {
    expect(dressedForSome('.a::-webkit-progress-value { color: red }')).toEqual(['::-webkit-progress-value']);
    expect(dressedForSome('::-webkit-progress-value { color: red } ::-moz-progress-bar { color: red }')).toEqual([]);
  });

  it('letters and windows in pixels, and large letters without a bound', () => {
    const css =
      '@media (max-width: 760px) { .a { font-size: 15px; width: 4px } } .b { font: 800 min(34px, 9vw)/1 x; --b-size: 2px } @media (width < 40em) {}';
    expect(inPixels(css)).toEqual([
      '@media (max-width: 760px)',
      'font-size: 15px',
      'font: 800 min(34px, 9vw)/1 x',
      '--b-size: 2px',
    ]);
    const large = '.a { font-size: 1.2rem } .b { font-size: min(2rem, 10vw) } .c { font: 800 2rem/1 x }';
    expect(unbounded(large)).toEqual(['font: 800 2rem/1 x']);
  });

  it('what a source asks for', () => {
    const source =
      "import * as styles from './card.module.css';\nexport const a = styles.title;\nexport const b = { styles: 1 }.styles;";
    expect([...askedBy(card, source).used]).toEqual(['src/features/events/web/card.module.css#title']);
  });

  it('a name made up as it runs, and a module taken whole', () => {
    expect(
      askedBy(card, "import * as s from '#kit/web/ui/a.module.css';\nexport const f = (x) => s[x];").faults,
    ).toHaveLength(1);
    expect(askedBy(card, "import s from '#kit/web/ui/a.module.css';\nexport const f = s.x;").faults).toHaveLength(1);
  });

  it('classes written as text, between the holes of a template too', () => {
    const source = 'export const A = () => <p className="wrap lost"><b className={`tower ${1} big`} /></p>;';
    expect(writtenIn(card, source)).toEqual(['wrap', 'lost', 'tower', 'big']);
  });
});
