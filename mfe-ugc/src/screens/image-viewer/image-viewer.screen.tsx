import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathOf } from '@hyangro/runtime';
import { viewedOf, type ViewedList } from './viewed-media';
import { ViewerStage } from './viewer-stage';

/** The pictures that a link brought, over the whole screen; closing it is Back. Opened by itself it has none, and leads back or home (R-PUB-10). */
export default function ImageViewerScreen() {
  const { state } = useLocation();
  const navigate = useNavigate();
  // Only the browser knows the entry of its history.
  const [list, setList] = useState<ViewedList | null>(null);
  // The number of the entry among those of this visit: the first one has none before it.
  const close = () => void (Number(window.history.state?.idx) > 0 ? navigate(-1) : navigate(pathOf('Main'), { replace: true }));
  const open = useEffectEvent(() => {
    const viewed = viewedOf(state);
    if (viewed) setList(viewed);
    else close();
  });
  useEffect(() => open(), []);
  return list && <ViewerStage {...list} onClose={close} />;
}
