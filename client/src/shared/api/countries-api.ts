import { api } from './api';

/** The names of all countries, which hardly ever change. */
export const { useCountriesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    countries: build.query<{ countryName: string }[], void>({ query: () => '/countries', keepUnusedDataFor: 3600 }),
  }),
});
