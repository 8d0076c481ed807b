import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { HealthStatus } from '@contracts';
import { Card } from '../../../shared/display/card';
import { countOf } from '../../../shared/display/format';
import { Loaded } from '../../../shared/page/loaded';
import { homeApi } from '../home-api';

const useStyles = makeStyles({
  // Its place is kept before it has data.
  body: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, minHeight: '92px' },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
  bad: { color: tokens.colorPaletteRedForeground1 },
});

/** Whether every part of the system works, for the webmaster. */
export function HealthCard() {
  const query = homeApi.useHealthQuery(undefined, { pollingInterval: 60_000 });
  return (
    <Card title="Health of the system">
      <div className={useStyles().body}>
        <Loaded query={query}>{(health) => <Health health={health} />}</Loaded>
      </div>
    </Card>
  );
}

function Health({ health: { parts, quarantined } }: { health: HealthStatus }) {
  const styles = useStyles();
  const broken = parts.filter(({ problem }) => problem !== null);
  return (
    <>
      <Text>
        {broken.length === 0
          ? `All ${countOf(parts.length, 'part')} work: mail, read models, jobs, storage and backup among them.`
          : `${countOf(broken.length, 'part')} of ${parts.length} ${broken.length === 1 ? 'has' : 'have'} a problem.`}
      </Text>
      {broken.length > 0 && (
        <ul className={styles.list}>
          {broken.map(({ name, problem }) => (
            <li key={name}>
              <strong className={styles.bad}>{name}</strong>: {problem}
            </li>
          ))}
        </ul>
      )}
      <Text>
        {quarantined.length === 0
          ? 'No events are set aside.'
          : `${countOf(quarantined.length, 'event')} set aside; the operator's guide says how to release them.`}
      </Text>
    </>
  );
}
