import type {
  DeliveryState,
  NewSecret,
  Webhook,
  WebhookChange,
  WebhookDeliveries,
  WebhookReplay,
  WebhookTest,
} from '@contracts';
import { api } from '../../../shared/api/api';

const screenHandlesErrors = { extraOptions: { handlesErrors: true } };
const changes = { ...screenHandlesErrors, invalidatesTags: ['Webhooks' as const, 'SecurityLog' as const] };
const post = (path: string, body: object = {}) => ({ url: `/webhooks${path}`, method: 'POST', body });

/** The webhooks of the journal, for webmasters. The pages show their own errors. */
export const webhooksApi = api.injectEndpoints({
  endpoints: (build) => ({
    webhooks: build.query<Webhook[], void>({
      query: () => '/webhooks',
      providesTags: ['Webhooks'],
      keepUnusedDataFor: 0,
    }),
    deliveries: build.query<WebhookDeliveries, { id: string; state?: DeliveryState; page: number; size: number }>({
      query: ({ id, ...params }) => ({ url: `/webhooks/${id}/deliveries`, params }),
      providesTags: ['Webhooks'],
      keepUnusedDataFor: 0,
    }),
    addWebhook: build.mutation<NewSecret, WebhookChange>({
      query: (change) => post('', change),
      ...changes,
    }),
    changeWebhook: build.mutation<null, WebhookChange & { id: string }>({
      query: ({ id, ...change }) => post(`/${id}`, change),
      ...changes,
    }),
    deleteWebhook: build.mutation<null, string>({
      query: (id) => post(`/${id}/delete`),
      ...changes,
    }),
    renewWebhookSecret: build.mutation<NewSecret, string>({
      query: (id) => post(`/${id}/secret`),
      ...changes,
    }),
    testWebhook: build.mutation<WebhookTest, string>({ query: (id) => post(`/${id}/test`), ...screenHandlesErrors }),
    replayWebhook: build.mutation<null, WebhookReplay & { id: string }>({
      query: ({ id, ...from }) => post(`/${id}/replay`, from),
      ...changes,
    }),
    retryDelivery: build.mutation<null, { id: string; deliveryId: string }>({
      query: ({ id, deliveryId }) => post(`/${id}/deliveries/${deliveryId}/retry`),
      ...screenHandlesErrors,
      invalidatesTags: ['Webhooks'],
    }),
  }),
});
