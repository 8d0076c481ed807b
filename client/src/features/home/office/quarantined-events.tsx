import { Link, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { type QuarantinedPart, t } from '@contracts';
import { ArticleLink } from '../../../shared/article/article-link';
import { ReadDialog } from '../../../shared/dialogs/read-dialog';
import { Timestamp } from '../../../shared/display/timestamp';

const useStyles = makeStyles({
  list: {
    ...{ listStyle: 'none', padding: 0, marginBlock: tokens.spacingVerticalM },
    ...{ display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  },
  facts: {
    ...{ display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', margin: 0 },
    columnGap: tokens.spacingHorizontalM,
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
    '& dt': { color: tokens.colorNeutralForeground2 },
  },
});

/** A button that shows the quarantined events; nothing while there are none. */
export function QuarantinedEventsButton({ events }: { events: readonly QuarantinedPart[] }) {
  const [isOpen, setOpen] = useState(false);
  if (events.length === 0) return null;
  return (
    <>
      <Link as="button" onClick={() => setOpen(true)}>
        {t('Show the events that were set aside')}
      </Link>
      {isOpen && <QuarantinedEventsDialog events={events} onClose={() => setOpen(false)} />}
    </>
  );
}

function QuarantinedEventsDialog({ events, onClose }: { events: readonly QuarantinedPart[]; onClose: () => void }) {
  return (
    <ReadDialog wide title={t('Events set aside')} onClose={onClose}>
      <Text block>
        {t(
          'The operator of the server set these events aside by a command, because they could not be read. They stay in the log, but have no effect on their manuscript and on the lists until they are released.',
        )}
      </Text>
      <ul className={useStyles().list}>
        {events.map((event) => (
          <li key={event.eventId}>
            <Facts event={event} />
          </li>
        ))}
      </ul>
      <Text block>
        {t(
          "Look at the manuscript before you trust its state. The operator's guide (docs/operating.md, 'A poison event') says when to release an event.",
        )}
      </Text>
    </ReadDialog>
  );
}

const ARTICLE = /^article-([0-9a-f-]{36})$/;

function Facts({ event: { eventId, streamId, type, reason, since } }: { event: QuarantinedPart }) {
  const articleId = ARTICLE.exec(streamId)?.[1] ?? null;
  return (
    <dl className={useStyles().facts}>
      <dt>{t('Stream')}</dt>
      <dd>
        <ArticleLink id={articleId} label={streamId} />
      </dd>
      <dt>{t('Type of event')}</dt>
      <dd>{type}</dd>
      <dt>{t('Set aside')}</dt>
      <dd>
        <Timestamp at={since} focusable />
      </dd>
      <dt>{t('Reason')}</dt>
      <dd>{reason}</dd>
      <dt>{t('State')}</dt>
      <dd>{t('without effect until it is released')}</dd>
      <dt>{t('To release it')}</dt>
      <dd>
        <code>{t('npm run projections -- release {eventId}', { eventId })}</code>
      </dd>
    </dl>
  );
}
