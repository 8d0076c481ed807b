import { Button, Field, makeStyles, Select } from '@fluentui/react-components';
import { useState } from 'react';
import {
  DELIVERY_STATE_LABELS,
  DELIVERY_STATES,
  type DeliveryState,
  STATUS_LABELS,
  t,
  type Webhook,
  WEBHOOK_KIND_LABELS,
  type WebhookDelivery,
} from '@contracts';
import { ArticleLink } from '../../../shared/article/article-link';
import type { Column } from '../../../shared/data-table/column';
import { PagedTable } from '../../../shared/data-table/paged-table';
import { useListState } from '../../../shared/data-table/use-list-state';
import { Card } from '../../../shared/display/card';
import { Timestamp } from '../../../shared/display/timestamp';
import { DeliveryActions, DeliveryOutcome, DeliveryStateBadge } from './delivery-cells';
import { ReplayDialog } from './replay-dialog';
import { webhooksApi } from './webhooks-api';

const useStyles = makeStyles({
  filter: { maxWidth: '220px' },
});

const SIZE = 20;
const POLL_MS = 5_000;

/** Messages that were delivered, wait or were given up, newest first. */
export function DeliveriesCard({ webhook }: { webhook: Webhook }) {
  const state = useListState({ size: SIZE });
  const shown = DELIVERY_STATES.find((one) => one === state.get('state')) ?? '';
  const [replay, setReplay] = useState<WebhookDelivery | 'since' | null>(null);
  const filter = shown === '' ? {} : { state: shown };
  const query = { id: webhook.id, page: state.page - 1, size: state.size, ...filter };
  const rows = webhooksApi.useDeliveriesQuery(query, { pollingInterval: POLL_MS });
  return (
    <Card
      title={t('Messages')}
      actions={<Button onClick={() => setReplay('since')}>{t('Send again from a date')}</Button>}
    >
      <StateFilter value={shown} onChange={(value) => state.set({ state: value })} />
      <PagedTable
        label={t('Messages')}
        columns={columnsOf(webhook, setReplay)}
        rowKey={({ id }) => id}
        state={state}
        query={rows}
        empty={shown === '' ? t('Nothing has been sent yet.') : t('There are no messages of this kind.')}
      />
      {replay !== null && <ReplayDialog webhook={webhook} from={replay} onClose={() => setReplay(null)} />}
    </Card>
  );
}

interface StateFilterProps {
  /** Empty for all. */
  value: DeliveryState | '';
  onChange: (value: DeliveryState | '') => void;
}

function StateFilter({ value, onChange }: StateFilterProps) {
  const styles = useStyles();
  return (
    <Field label={t('Show')} className={styles.filter}>
      <Select value={value} onChange={(_event, data) => onChange(data.value as DeliveryState | '')}>
        <option value="">{t('All')}</option>
        {DELIVERY_STATES.map((one) => (
          <option key={one} value={one}>
            {DELIVERY_STATE_LABELS[one]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const labelOf = (status: string): string =>
  status in STATUS_LABELS ? STATUS_LABELS[status as keyof typeof STATUS_LABELS].label : status;

function columnsOf(webhook: Webhook, onReplay: (from: WebhookDelivery) => void): readonly Column<WebhookDelivery>[] {
  return [
    {
      id: 'number',
      header: t('Number'),
      cell: ({ articleId, number }) => <ArticleLink id={articleId} label={number} />,
      width: '100px',
    },
    { id: 'kind', header: t('What'), cell: ({ kind, status }) => `${WEBHOOK_KIND_LABELS[kind]}: ${labelOf(status)}` },
    { id: 'at', header: t('When'), cell: ({ at }) => <Timestamp at={at} />, width: '130px' },
    { id: 'state', header: t('State'), cell: ({ state }) => <DeliveryStateBadge state={state} />, width: '110px' },
    { id: 'tries', header: t('Attempts'), cell: (delivery) => <DeliveryOutcome delivery={delivery} /> },
    {
      id: 'actions',
      header: t('Actions'),
      hideHeader: true,
      align: 'end',
      width: '240px',
      cell: (delivery) => <DeliveryActions webhook={webhook} delivery={delivery} onReplay={onReplay} />,
    },
  ];
}
