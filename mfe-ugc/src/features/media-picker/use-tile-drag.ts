import { useRef, useState, type PointerEvent } from 'react';
import type { Tile } from './tiles.rules';

/** Places of tiles that a pointer carries: the one it holds takes the place of the one that it is over. */
export function useTileDrag(tiles: readonly Tile[], move: (from: number, to: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);

  const grab = (id: string, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || tiles.length < 2) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragged(id);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (dragged === null) return;
    const places = [...(list.current?.children ?? [])].slice(0, tiles.length);
    const over = places.findIndex((place) => {
      const { left, right, top, bottom } = place.getBoundingClientRect();
      return event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
    });
    const from = tiles.findIndex(({ id }) => id === dragged);
    if (over >= 0 && from >= 0 && over !== from) move(from, over);
  };
  const drop = () => setDragged(null);
  return { dragged, list, grab, handlers: { onPointerMove, onPointerUp: drop, onPointerCancel: drop } };
}
