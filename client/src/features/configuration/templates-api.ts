import type { Language, MailTemplateInput, MailTemplatePreview, MailTemplateView, TestMailView } from '@contracts';
import { api } from '../../shared/api/api';

type Named<Body> = Body & { name: string };

/** Mail templates (api, 'Files, tickets, the rest'). The editor shows its own errors. */
export const templatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    mailTemplates: build.query<MailTemplateView[], Language>({
      query: (language) => ({ url: '/mail-templates', params: { language } }),
      providesTags: ['MailTemplates'],
      keepUnusedDataFor: 0,
    }),
    /** The preview stores nothing; an invalid template returns an error. */
    mailPreview: build.query<MailTemplatePreview, Named<MailTemplateInput>>({
      query: ({ name, ...body }) => ({ url: `/mail-templates/${name}/preview`, method: 'POST', body }),
      keepUnusedDataFor: 0,
    }),
    changeMailTemplate: build.mutation<MailTemplateView, Named<MailTemplateInput>>({
      query: ({ name, ...body }) => ({ url: `/mail-templates/${name}`, method: 'POST', body }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: ['MailTemplates', 'SecurityLog'],
    }),
    sendTestMail: build.mutation<TestMailView, Named<MailTemplateInput>>({
      query: ({ name, ...body }) => ({ url: `/mail-templates/${name}/test`, method: 'POST', body }),
    }),
    resetMailTemplate: build.mutation<MailTemplateView, { name: string; language: Language }>({
      query: ({ name, language }) => ({ url: `/mail-templates/${name}/reset`, method: 'POST', params: { language } }),
      invalidatesTags: ['MailTemplates', 'SecurityLog'],
    }),
  }),
});
