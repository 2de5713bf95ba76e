/** Frames every screen and surface of the page with its owner and release, or takes the frames away. */
export function toggleBoundaries(): void {
  const shown = document.querySelectorAll('[data-boundary-label]');
  if (shown.length) return shown.forEach((label) => label.remove());
  for (const part of document.querySelectorAll<HTMLElement>('[data-mfe], [data-surface]')) frame(part);
}

function frame(part: HTMLElement) {
  const { left, top, width, height } = part.getBoundingClientRect();
  const isSurface = part.dataset.surface !== undefined;
  const label = document.createElement('div');
  label.dataset.boundaryLabel = '';
  label.textContent = part.dataset.surface ?? part.dataset.mfe ?? '';
  Object.assign(label.style, {
    position: 'absolute',
    left: `${left + window.scrollX}px`,
    top: `${top + window.scrollY}px`,
    width: `${width}px`,
    height: `${height}px`,
    border: `2px dashed var(${isSurface ? '--color-info' : '--color-sale'})`,
    font: '12px/1.6 monospace',
    pointerEvents: 'none',
    zIndex: '9999',
  });
  document.body.append(label);
}
