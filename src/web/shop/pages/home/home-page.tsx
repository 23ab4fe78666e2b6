export function HomePage() {
  return (
    <div className="page-width pt-12 sm:pt-[72px]">
      <h1 className="text-[clamp(2.2rem,1.4rem+3.6vw,4.25rem)]">
        Gebrauchte IT verkaufen. Zum Preis, <span className="marked">der hält.</span>
      </h1>
    </div>
  );
}
