import type { TicketFile } from '@contracts';
import { api } from '../../../shared/api/api';

/** Files for a text that is not sent yet. The form shows why a file was refused. */
export const ticketFilesApi = api.injectEndpoints({
  endpoints: (build) => ({
    attachTicketFile: build.mutation<TicketFile, File>({
      query: (file) => {
        const body = new FormData();
        body.append('file', file);
        return { url: '/ticket-file', method: 'POST', body };
      },
      extraOptions: { handlesErrors: true },
    }),
    removeTicketFile: build.mutation<{ success: boolean }, string>({
      query: (id) => ({ url: `/ticket-file/${id}/delete`, method: 'POST' }),
      extraOptions: { handlesErrors: true },
    }),
  }),
});
