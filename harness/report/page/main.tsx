// The report: reads the data beside the page and shows the place that the address names.

import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ComparisonData, ReportData } from '../report-data';
import { type Place, placeOf } from './address';
import { ComparisonPage } from './comparison-page';
import { index, type Report, unpack } from './data';
import { DocumentPage } from './document-page';
import { Overview } from './overview';
import { RulePage } from './rule-page';
import { ScenarioPage } from './scenario-page';
import { SearchPage } from './search-page';
import { SpeedPage } from './speed-page';
import { TopBar } from './top-bar';

declare global {
  interface Window {
    /** Set by `data.js`: a run, or several ones side by side. */
    touchstoneReport?: string;
    touchstoneComparison?: string;
  }
}

function App({ report }: { report: Report }) {
  const [place, setPlace] = useState<Place>(() => placeOf(location.hash));
  useEffect(() => {
    const follow = () => {
      setPlace((before) => {
        const next = placeOf(location.hash);
        // A filter is refined in place; any other page begins at its top.
        if (before.page !== 'search' || next.page !== 'search') window.scrollTo(0, 0);
        return next;
      });
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    const what = 'id' in place ? `${place.id} · ` : place.page === 'speed' ? 'Speed · ' : '';
    document.title = `${what}${report.subject} · Touchstone`;
  }, [place, report]);
  return (
    <>
      <TopBar report={report} place={place} />
      <main id="main">
        <Page report={report} place={place} />
      </main>
    </>
  );
}

function Page({ report, place }: { report: Report; place: Place }) {
  switch (place.page) {
    case 'overview':
      return <Overview report={report} />;
    case 'document':
      return <DocumentPage report={report} id={place.id} />;
    case 'rule':
      return <RulePage report={report} id={place.id} />;
    case 'scenario':
      return <ScenarioPage key={place.id} report={report} id={place.id} />;
    case 'speed':
      return <SpeedPage bench={report.bench} />;
    case 'search':
      return <SearchPage report={report} filter={place.filter} />;
  }
}

async function start(): Promise<void> {
  const root = document.getElementById('report');
  if (!root) return;
  const { touchstoneReport: report, touchstoneComparison: comparison } = window;
  if (report !== undefined) {
    const indexed = index(await unpack<ReportData>(report));
    root.textContent = '';
    render(<App report={indexed} />, root);
  } else if (comparison !== undefined) {
    const data = await unpack<ComparisonData>(comparison);
    root.textContent = '';
    render(<ComparisonPage data={data} />, root);
  } else root.textContent = 'The file data.js is missing. It belongs beside this page.';
}

start().catch((error: unknown) => {
  const root = document.getElementById('report');
  if (root) root.textContent = `The report cannot be shown: ${String(error)}`;
});
