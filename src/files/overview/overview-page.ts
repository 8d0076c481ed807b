import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import { type ArticleFile, type ArticleState, reviewModeIn, shownFigures, withoutOfficeNames } from '../../article';
import { fullName } from '../../contracts';
import { People } from '../../identity/public';
import { BLOBS, type Blobs } from '../../platform/blobs';
import { CLOCK, type Clock } from '../../platform/clock';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { pageTemplate } from '../../platform/pdf';
import { sanitiseRichText } from '../../platform/rich-text';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';
import { smallPicture } from '../pictures/small-picture';
import { type OverviewFigure, overviewFigures, type OverviewModel, overviewModel } from './overview-model';
import type { ReportStage } from './overview-runs';

/** Of a figure, in pixels: sharp enough on paper at the overview's width. */
const LONGEST_SIDE = 1000;

/** The overview as a self-contained HTML page, in the current language. */
@Injectable()
export class OverviewPage {
  private readonly template = pageTemplate<OverviewModel>(join(__dirname, 'overview.hbs'));

  constructor(
    private readonly people: People,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  async html(state: ArticleState, report: ReportStage = () => undefined): Promise<string> {
    const { reviewerOne, reviewerTwo, reviewerRemoved } = state.fields;
    const ids = [reviewerOne, reviewerTwo, reviewerRemoved].filter((id) => id !== null);
    const people = await this.people.byIds(ids);
    return this.template(
      overviewModel(state, {
        journalName: this.config.journalName,
        reviewMode: reviewModeIn(state, await this.settings.current()),
        at: this.clock.now(),
        names: new Map([...people].map(([id, person]) => [id, fullName(person)])),
        figures: await this.figures(state, report),
        sanitise: sanitiseRichText,
      }),
    );
  }

  /** One after the other: decoded pictures are large. */
  private async figures(state: ArticleState, report: ReportStage): Promise<OverviewFigure[]> {
    const figures: OverviewFigure[] = [];
    const files = overviewFigures(state);
    const shown = shownFigures(withoutOfficeNames(state).files);
    for (const file of files) {
      report('pictures', figures.length + 1, files.length);
      figures.push({ caption: shown.get(file.fileId)?.label ?? file.fileName, picture: await this.picture(file) });
    }
    return figures;
  }

  private async picture(file: ArticleFile): Promise<string | null> {
    const jpeg = await smallPicture(await buffer(await this.blobs.open(file.hash)), LONGEST_SIDE);
    return jpeg && `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  }
}
