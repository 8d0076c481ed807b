import { Provider } from 'react-redux';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import type { AppStore } from '../shared/state/store';
import { BrandedTheme } from './branded-theme';

/** The application around a router and a store. */
export function App({ store, router }: { store: AppStore; router: DataRouter }) {
  return (
    <Provider store={store}>
      <BrandedTheme>
        <RouterProvider router={router} />
      </BrandedTheme>
    </Provider>
  );
}
