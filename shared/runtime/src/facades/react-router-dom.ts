/** The part of react-router-dom that the shop uses, shared under the package's name. Types are the package's own. */
export type * from 'react-router';
export { Link, type LinkProps } from './link';
export {
  Navigate,
  Router,
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
  UNSAFE_RouteContext,
  UNSAFE_createBrowserHistory,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router';
