import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router';
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
/** A scheme, or `//host`: no page of the shop. */
const ABSOLUTE = /^([a-z][a-z\d+.-]*:|[\\/]{2})/i;

/** A link to a page of the shop, or to the web. Any other scheme is no link: its words stand alone. */
export function Link(props: LinkProps) {
  const { to } = props;
  return typeof to === 'string' && ABSOLUTE.test(to) ? <WebLink {...props} to={to} /> : <ShopLink {...props} />;
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

/** react-router's link on its own hooks. The package's component brings the framework mode's prefetching with it: 5 kB. */
function ShopLink({ to, replace, state, preview, preventScrollReset, onClick, target, children, ...rest }: LinkProps) {
  const entry = preview ? { ...state, preview } : state;
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state: entry, target, preventScrollReset });
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
