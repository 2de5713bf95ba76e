/** The part of react-router-dom that the shop uses: shared under the package's name, so that the rest is left out of the bundle. */
export {
  Link, NavLink, Navigate, Outlet, Route, Router, Routes, BrowserRouter, MemoryRouter, StaticRouter,
  UNSAFE_createBrowserHistory, UNSAFE_LocationContext, UNSAFE_NavigationContext,
  createPath, useHref, useLocation, useNavigate, useNavigationType, useParams, useSearchParams,
} from 'react-router';
export type { Location, NavigateFunction, NavigateOptions, NavigationType, Navigator, Path, To } from 'react-router';
