import { Navigate, type RouteObject } from 'react-router-dom';
import { HOME_BY_GROUP } from '@contracts';
import { useUser } from '../../shared/state/hooks';
import { NotFoundPage } from '../frame/not-found-page';
import { menuPages } from '../shell/menu/menu';

/** `/` redirects to the group's start page (lifecycle, section 1), or to the first menu entry if that page does not exist. */
export function HomeRedirect({ routes }: { routes: RouteObject[] }) {
  const { group } = useUser();
  const paths = menuPages(group.group, routes).map(({ path }) => path);
  const home = HOME_BY_GROUP[group.group];
  const target = paths.includes(home) ? home : paths[0];
  return target === undefined ? <NotFoundPage /> : <Navigate to={target} replace />;
}
