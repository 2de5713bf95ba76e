import { use, type AnchorHTMLAttributes, type MouseEvent, type Ref } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useHref, useLinkClickHandler, type To } from 'react-router';
import { ComingContext } from './coming';
import type { ScreenPreview } from '../remote/screen-preview';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A page of the shop, or a whole web address. */
  to: To;
  replace?: boolean;
  state?: object;
  /** What is known of the screen behind the link: it is shown in the frame after the tap. */
  preview?: ScreenPreview;
  preventScrollReset?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

const WEB = /^https?:\/\//i;
/** `/x/https://host/…` leads out of the shop: the server asks, or redirects (R-OTH-11). */
const WAY_OUT = /\/https?:\//i;
/** A scheme, or `//host`: no page of the shop. */
const ABSOLUTE = /^([a-z][a-z\d+.-]*:|[\\/]{2})/i;

/** A link to a page of the shop, or to the web. Any other scheme is no link: its words stand alone. */
export function Link(props: LinkProps) {
  const { to } = props;
  if (typeof to !== 'string') return <RelativeLink {...props} />;
  if (ABSOLUTE.test(to)) return <WebLink {...props} to={to} />;
  return to.startsWith('/') ? <ShopLink {...props} to={to} /> : <RelativeLink {...props} />;
}

/** Another site opens beside the shop and learns nothing of the page it came from. */
function WebLink({
  to,
  replace: _r,
  state: _s,
  preview: _v,
  preventScrollReset: _p,
  target = '_blank',
  children,
  ...rest
}: LinkProps & { to: string }) {
  return WEB.test(to) ? (
    <a {...rest} href={to} target={target} rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <a {...rest}>{children}</a>
  );
}

const entryOf = ({ state, preview }: Pick<LinkProps, 'state' | 'preview'>) => (preview ? { ...state, preview } : state);

/**
 * A whole path needs no place to start from: the hooks of react-router would render every link of the page anew with each
 * change of the address.
 */
function ShopLink({ to, ...props }: LinkProps & { to: string }) {
  const { navigator } = use(NavigationContext);
  const coming = use(ComingContext)(to);
  const { replace, state: _s, preview: _v, preventScrollReset, onClick, target, children, ...rest } = props;
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (coming) return;
    const { pathname, search, hash } = window.location;
    if (event.defaultPrevented || !isPlain(event, target) || WAY_OUT.test(to)) return;
    event.preventDefault();
    const isHere = pathname + search + hash === to;
    // Nothing of the page changes but its answers, when they come: the way to its top is the answer to the press.
    if (isHere && !hash && !preventScrollReset) window.scrollTo(0, 0);
    if (replace ?? isHere) navigator.replace(to, entryOf(props));
    else navigator.push(to, entryOf(props));
  };
  const { 'aria-label': name } = rest;
  const door = coming && closedDoor(name && `${name} (${coming})`);
  return (
    <a {...rest} {...door} href={coming ? undefined : to} target={coming ? undefined : target} onClick={click}>
      {children}
      {coming && <em aria-hidden={Boolean(name) || undefined}>{coming}</em>}
    </a>
  );
}

/** A link that cannot be followed; the page's styles know it by `data-coming`. */
const closedDoor = (name: string | undefined) => ({ role: 'link', 'aria-disabled': true, 'aria-label': name, 'data-coming': '' });

/** The browser keeps the clicks that open another tab or window. */
const isPlain = (event: MouseEvent, target?: string) =>
  event.button === 0 && (!target || target === '_self') && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** react-router's link on its own hooks. The package's component brings the framework mode's prefetching with it: 5 kB. */
function RelativeLink({ to, ...props }: LinkProps) {
  const { replace, state: _s, preview: _v, preventScrollReset, onClick, target, children, ...rest } = props;
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state: entryOf(props), target, preventScrollReset });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a {...rest} href={useHref(to)} target={target} onClick={click}>
      {children}
    </a>
  );
}
