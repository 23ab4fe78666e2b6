export function DeskOfferPage() {
  return <div className="p-7" />;
}
