import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/** The one API; each feature adds its calls with `api.injectEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Me',
    'Live',
    'Article',
    'MyList',
    'Counts',
    'AssistantList',
    'Todo',
    'ReviewerPanel',
    'ReviewTodo',
    'Review',
    'Log',
    'Users',
    'Tickets',
    'News',
    'Keywords',
    'Blacklist',
    'SavedSearches',
    'SavedViews',
    'Types',
    'Settings',
    'MailTemplates',
    'SecurityLog',
    'Sessions',
    'SignIns',
    'Factors',
  ],
  endpoints: () => ({}),
});
