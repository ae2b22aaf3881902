import { useMemo } from 'react';
import { fitPoints, type Size, spotOf, type View } from '../mercator.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { clustersApart, nearest, pointOf, openingZoom, seen, type Cluster, type MapMarker } from './clusters.ts';
import { ClusterMarker, Marker } from './markers.tsx';
import { messages } from './messages.ts';
import * as styles from './map.module.css';

type DiscsProps = {
  readonly markers: readonly MapMarker[];
  readonly chosen: MapMarker | undefined;
  readonly pointed: string | undefined;
  readonly view: View;
  readonly size: Size;
  readonly kindOf: (marker: MapMarker) => string;
  readonly me: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly onChoose: (id: string, from: string) => void;
  readonly onZoom: (view: View) => void;
  /** Several listings in one house: no zoom takes them apart. */
  readonly onHouse: (members: readonly MapMarker[], from: string) => void;
};

/** The results as suns; neighbours too near to each other as one bigger sun. The chosen one always stands alone, on top. */
export function MapDiscs({ markers, chosen, pointed, view, size, kindOf, me, onChoose, onZoom, onHouse }: DiscsProps) {
  const words = useWords(messages);
  const level = Math.round(view.zoom);
  const clusters = useMemo(
    () => clustersApart(markers, level, [chosen?.id, pointed]),
    [markers, level, chosen?.id, pointed],
  );
  const spot = (point: Cluster['point']) => spotOf(view, size, point);
  const open = ({ id, members }: Cluster) => {
    const zoom = openingZoom(members, view.zoom);
    const fit = fitPoints(members.map(pointOf), size, nearest);
    if (zoom === undefined || !fit) onHouse(members, id);
    else onZoom({ ...fit, zoom: Math.min(nearest, Math.max(zoom, fit.zoom)) });
  };
  return (
    <div className={styles.mapDiscs}>
      {me ? <span className={styles.mapMe} style={placeAt(spot(pointOf(me)))} aria-hidden="true" /> : null}
      {seen(clusters, view, size).map((cluster) => {
        const [first] = cluster.members;
        if (first && cluster.members.length === 1)
          return (
            <Marker
              key={first.id}
              marker={first}
              label={kindOf(first)}
              spot={spot(cluster.point)}
              isChosen={first.id === chosen?.id}
              isPointed={first.id === pointed}
              onPress={() => onChoose(first.id, first.id)}
            />
          );
        const count = cluster.members.length;
        return (
          <ClusterMarker
            key={cluster.id}
            holds={cluster.members.map(({ id }) => id)}
            label={words('cluster', { count })}
            spot={spot(cluster.point)}
            onPress={() => open(cluster)}
          />
        );
      })}
    </div>
  );
}

const placeAt = ({ x, y }: { readonly x: number; readonly y: number }) => ({ transform: `translate(${x}px, ${y}px)` });
