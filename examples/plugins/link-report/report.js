// Lists the runs that the worker has stored, newest first.

function resultOf({ passed, stoppedAt }) {
  if (stoppedAt === undefined) return 'running';
  return passed ? 'passed' : 'failed';
}

async function show() {
  const { runs } = await chrome.storage.local.get({ runs: [] });
  const rows = runs.map((run) => {
    const time = run.stoppedAt === undefined ? '' : `${((run.stoppedAt - run.startedAt) / 1000).toFixed(1)} s`;
    const row = document.createElement('tr');
    for (const text of [run.testName, run.suiteName ?? '', run.projectName, resultOf(run), time]) {
      row.insertCell().textContent = text;
    }
    return row;
  });
  document.getElementById('runs').replaceChildren(...rows);
  document.getElementById('none').hidden = rows.length > 0;
}

chrome.storage.onChanged.addListener(show);
show();
