/** `GET /api/map`: which style the maps are drawn with, as the environment says (`MAP_STYLE_URL`). */
import { endpoints } from '../map-endpoints.ts';
import { routes } from '#kit/server/serve.ts';

/** Nothing is refused; without a style the maps show the drawing of the bay. */
export function mapRoutes(styleUrl: string | undefined) {
  return routes(endpoints, { 'GET /api/map': () => ({ styleUrl: styleUrl ?? null }) });
}
