/** `GET /api/map`: which styles the maps are drawn with, as the environment says (`MAP_STYLE_URL`, `MAP_STYLE_NIGHT_URL`). */
import { endpoints, type MapSettings } from '../map-endpoints.ts';
import { routes } from '#kit/server/serve.ts';

/** Nothing is refused; without styles the maps show the drawing of the bay. */
export function mapRoutes(styles: MapSettings = { styleUrl: null, nightStyleUrl: null }) {
  return routes(endpoints, { 'GET /api/map': () => styles });
}
