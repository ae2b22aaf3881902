/*
 * Makes the hero's films, src/features/site/web/film/bay-{landscape,portrait}.{webm,mp4}: every frame is drawn by drawFrame, printed by
 * Chromium and packed by ffmpeg. Takes minutes; run it (npm run art) only to change the film, which is part of the
 * repository. No grain: the page lays its own over everything.
 */
import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { filmRate, filmSeconds, nightStart } from '#features/site/film-clock.ts';
import type { BayFormat } from '#features/site/server/bay/bay.ts';
import { drawFrame } from '#features/site/server/bay/film.ts';
import { findFfmpeg } from '../find-ffmpeg.js';
import { findBrowser } from '../find-browser.js';
import { at } from '../paths.js';
import { runQuietly, say } from '../run.js';

const sizes = { landscape: [1600, 900], portrait: [780, 1520] } as const;
const folderOfFilms = 'src/features/site/web/film';
const maxBytes = 1_500_000;

const flags = ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--force-color-profile=srgb'];

/** Prints every frame as a picture without loss. */
async function printFrames(format: BayFormat, folder: string, browserPath: string): Promise<void> {
  const [width, height] = sizes[format];
  const browser = await chromium.launch({ executablePath: browserPath, args: flags });
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent('<!doctype html><style>body{margin:0}svg{display:block}</style>');
  const session = await page.context().newCDPSession(page);
  for (let frame = 0; frame < filmSeconds * filmRate; frame++) {
    // One frame after another: there is one page.
    await page.evaluate((svg) => (document.body.innerHTML = svg), drawFrame(format, frame / filmRate));
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    writeFileSync(`${folder}/${String(frame).padStart(3, '0')}.png`, data, 'base64');
  }
  await browser.close();
}

const args = (line: string): string[] => line.split(' ');

/** Flat inks must come back as they were drawn, so the colour space is named at every step. */
const colours = args('-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv');
const picture = 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p';

const common = ['-vf', picture, ...colours, '-an'];

type Packing = { readonly qualities: readonly number[]; readonly passes: (quality: number) => string[][] };

/** Key frames where films begin: at the first frame, and at six for night pages. */
const packings: Readonly<Record<'webm' | 'mp4', Packing>> = {
  webm: {
    qualities: [45, 50, 55],
    passes: (quality) => [
      args(`-c:v libsvtav1 -preset 4 -crf ${quality} -g ${nightStart * filmRate} -svtav1-params scm=1:tune=0`),
    ],
  },
  mp4: {
    qualities: [16, 18, 20, 22, 24],
    passes: (quality) => [
      [
        ...args(`-c:v libx264 -crf ${quality} -preset veryslow -tune animation -profile:v high -movflags +faststart`),
        ...args(`-force_key_frames 0,${nightStart} -g 240`),
      ],
    ],
  },
};

/** Packs the frames as well as the room allows. */
async function pack(ffmpeg: string, folder: string, format: BayFormat, kind: 'webm' | 'mp4'): Promise<void> {
  const { qualities, passes } = packings[kind];
  const draft = `${folder}/draft.${kind}`;
  const target = at(folderOfFilms, `bay-${format}.${kind}`);
  const source = ['-y', '-v', 'error', '-framerate', String(filmRate), '-i', `${folder}/%03d.png`];
  for (const quality of qualities) {
    for (const pass of passes(quality))
      await runQuietly(`${format}.${kind} at ${quality}`, ffmpeg, [...source, ...common, ...pass, draft]);
    const { size } = statSync(draft);
    if (size > maxBytes) continue;
    renameSync(draft, target);
    return say(`  ${target}: ${size} bytes`);
  }
  throw new Error(`${format}.${kind} does not fit into ${maxBytes} bytes.`);
}

const ffmpeg = await findFfmpeg();
const browserPath = await findBrowser();
for (const format of ['landscape', 'portrait'] as const) {
  const folder = at('.cache', 'film', format);
  mkdirSync(folder, { recursive: true });
  say(`Printing the ${format} frames …`);
  await printFrames(format, folder, browserPath);
  await pack(ffmpeg, folder, format, 'webm');
  await pack(ffmpeg, folder, format, 'mp4');
  rmSync(folder, { recursive: true });
}
