import type { PlanCategory } from '@kowhai/domain/catalogue/plan-category';
import { siteSettings } from '@kowhai/domain/site-settings';

const { promises, speeds } = siteSettings;

/** A figure that a kind of broadband is sold with: "Typically up to", "1 Gbps", "download". */
export type Figure = { qualifier: string; value: string; label: string };

export type CategoryClaims = {
  /** Introduces the category in one sentence, with its speed. */
  summary: string;
  figures: readonly [Figure, Figure, Figure];
};

/** Shown where a plan is chosen; elsewhere each speed says "typically" itself. */
export const claimsNote =
  'Speeds and times are typical. What you get depends on your address, your equipment and how busy the network is. Our team confirms what your address can get before we connect anything.';

/**
 * The claims of each category, from specification section 1. Texts take their speeds and times from here; prices come
 * from the catalogue.
 */
export const categoryClaims: Record<PlanCategory, CategoryClaims> = {
  fibre: {
    summary: `A line of glass to your house: typically up to ${speeds.fibre.download} down and ${speeds.fibre.upload} up.`,
    figures: [
      { qualifier: 'Typically up to', value: speeds.fibre.download, label: 'download' },
      { qualifier: 'Typically up to', value: speeds.fibre.upload, label: 'upload' },
      { qualifier: 'Typically', value: hours(promises.fibreInstall), label: 'to install' },
    ],
  },
  wireless: {
    summary: `Broadband over the mobile network: typically ${speeds.wireless.download4G}, and up to ${speeds.wireless.download5G} where 5G has arrived.`,
    figures: [
      { qualifier: 'Typically', value: speeds.wireless.download4G, label: 'download on 4G' },
      { qualifier: 'Typically up to', value: speeds.wireless.download5G, label: 'download on 5G' },
      { qualifier: 'Installer visits', value: 'None', label: 'you plug it in' },
    ],
  },
  hyperfibre: {
    summary: `The fibre line with faster equipment at each end: typically up to ${speeds.hyperfibre.bothWays}, as fast up as it is down.`,
    figures: [
      { qualifier: 'Typically up to', value: speeds.hyperfibre.bothWays, label: 'download' },
      { qualifier: 'Typically up to', value: speeds.hyperfibre.bothWays, label: 'upload' },
      { qualifier: 'Data', value: 'Unlimited', label: 'in both directions' },
    ],
  },
};

/** Shortened to fit a big figure: "2-4 hours" becomes "2-4 h". */
function hours(duration: string): string {
  return duration.replace(' hours', ' h');
}
