/** Our drawing of the bay as a MapLibre style: shapes only, so that neither letters nor pictures are fetched. */
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { bayInks } from '../bay-inks.ts';
import { type BayLayer, bayLayers, drawnFor, thickest, thinnest } from '../bay-layers.ts';
import { bentPoints } from '../plan.ts';
import type { Theme } from '#market/town/web/theme.ts';

const source = 'bay';

/** Corners cut as on the drawing; an area ends where it began. */
function geometryOf({ shapes, width, isStraight }: BayLayer) {
  const lines = shapes.map((shape) =>
    (isStraight ? shape : bentPoints(shape)).map(([x, y]): [number, number] => [x, y]),
  );
  const closed = (line: [number, number][]) => [...line, ...line.slice(0, 1)];
  return width === undefined
    ? { type: 'MultiPolygon' as const, coordinates: lines.map((line) => [closed(line)]) }
    : { type: 'MultiLineString' as const, coordinates: lines };
}

const data = {
  type: 'FeatureCollection' as const,
  features: bayLayers.map((layer) => ({
    type: 'Feature' as const,
    properties: { part: layer.part },
    geometry: geometryOf(layer),
  })),
};

/** The same growth as `sharedWidth`, in MapLibre's own words. */
const widthOf = (width: number, extra: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  drawnFor + Math.log2(thinnest),
  width * thinnest + extra,
  drawnFor + Math.log2(thickest),
  width * thickest + extra,
];

export function bayStyle(theme: Theme): StyleSpecification {
  const ink = bayInks[theme];
  const layers = bayLayers.map((layer): LayerSpecification => {
    const common = { id: layer.part, source, filter: ['==', 'part', layer.part] as ['==', string, string] };
    const from = layer.from === undefined ? {} : { minzoom: layer.from };
    if (layer.width === undefined)
      return { ...common, ...from, type: 'fill', paint: { 'fill-color': ink[layer.ink], 'fill-antialias': true } };
    return {
      ...common,
      ...from,
      type: 'line',
      layout: { 'line-cap': layer.isDashed ? 'butt' : 'round', 'line-join': 'round' },
      paint: {
        'line-color': ink[layer.ink],
        'line-width': widthOf(layer.width, layer.extra ?? 0),
        ...(layer.isDashed ? { 'line-dasharray': [2.6, 2] } : {}),
      },
    };
  });
  return {
    version: 8,
    sources: { [source]: { type: 'geojson', data, tolerance: 0.2 } },
    layers: [{ id: 'sea', type: 'background', paint: { 'background-color': ink.sea } }, ...layers],
  };
}
